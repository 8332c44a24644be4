import { cloth } from './pictures.js';

/** Plain HTML, as MDX or a content management system renders it: every element that text consists of. */
export function Article() {
  return (
    <>
      <h1>How a data flow is built</h1>
      <p>
        A flow joins the <strong>apps</strong>, the <em>agents</em> and the data of a company. Its steps are
        on <a href="#record">record</a>, and every one can be <a href="#tested">tested by itself</a>.
      </p>
      <h2>Before you begin</h2>
      <p>Have these at hand:</p>
      <ul>
        <li>
          an account with the role <code>user</code>
        </li>
        <li>
          the names of the tools
          <ul>
            <li>and of those who may use them</li>
          </ul>
        </li>
      </ul>
      <h3>The three steps</h3>
      <ol>
        <li>
          <p>Say what the flow should do.</p>
          <p>One sentence is enough.</p>
        </li>
        <li>
          <p>
            Pick its data and press <kbd>Enter</kbd>.
          </p>
        </li>
        <li>
          <p>Launch it.</p>
        </li>
      </ol>
      <blockquote>
        <p>The customer owns all its data.</p>
      </blockquote>
      <pre>
        <code>
          {
            'flow "orders" {\n  from = "shop"\n  to = ["web", "mobile", "tv"]\n  ask = "Which orders are late, and who has to know of it before noon?"\n}'
          }
        </code>
      </pre>
      <h4>What each part does</h4>
      <table>
        <caption>Parts of a flow</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Source</th>
            <td>Reads the data, in real time</td>
          </tr>
          <tr>
            <th scope="row">Agent</th>
            <td>Decides what happens with it</td>
          </tr>
        </tbody>
      </table>
      <figure>
        <img src={cloth(640, 240)} alt="A woven cloth" width="640" height="240" />
        <figcaption>Threads that are dyed before they are woven</figcaption>
      </figure>
      <h5>Words</h5>
      <dl>
        <dt>Flow</dt>
        <dd>Data that goes from one app to another.</dd>
        <dt>Agent</dt>
        <dd>A program that acts by itself.</dd>
      </dl>
      <hr />
      <h6>Last change</h6>
      <p>
        <small>In the year 2025, by the second team.</small> H<sub>2</sub>O, 10<sup>6</sup>.
      </p>
    </>
  );
}
