/** The one importer of the router, so that a change of router or of its major is a change here. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
