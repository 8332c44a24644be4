import sizes from './generated/sizes.mjs';

interface FactsProps {
  /** Folder of the component. */
  of: string;
  /** `deprecated` names its successor under "Use instead". */
  status: 'experimental' | 'stable' | 'deprecated';
  /** The version that brought it. */
  since: string;
}

/** What a component weighs, as measured when Storybook was started or built, and how settled it is. */
export function Facts({ of, status, since }: FactsProps) {
  const bytes = sizes[of] ?? 0;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Script, gzip</th>
          <th scope="col">Status</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {(bytes / 1000).toFixed(1)} kB with all that it imports but React; the stylesheet is one for all
          </td>
          <td>{status}</td>
          <td>{since}</td>
        </tr>
      </tbody>
    </table>
  );
}
