import sizes from './generated/sizes.mjs';

interface FactsProps {
  /** Folder of the component. */
  of: string;
  /** `deprecated` names its successor under "Use instead". */
  status: 'experimental' | 'stable' | 'deprecated';
  /** The version that added it. */
  since: string;
}

/** The size of a component, as in the package's README, and its status. */
export function Facts({ of, status, since }: FactsProps) {
  const kilobytes = sizes[of];
  if (kilobytes === undefined) throw new Error(`The README of the package states no size of ${of}.`);
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
          <td>{kilobytes.toFixed(1)} kB with all that it imports but React; the stylesheet is one for all</td>
          <td>{status}</td>
          <td>{since}</td>
        </tr>
      </tbody>
    </table>
  );
}
