/** The only importer of the router, so that replacing or upgrading it changes one file. */
export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
