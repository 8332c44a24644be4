/** What the framework alone sends. */
export default function Page() {
  return <p>Nothing</p>;
}
