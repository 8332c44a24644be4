/** A page without the package, to measure the framework's own script. */
export default function Page() {
  return <p>Nothing</p>;
}
