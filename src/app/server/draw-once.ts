import { enableStaticRendering } from 'mobx-react-lite';

// Observers draw once on the server and never listen. They ask when they are defined, so this module comes first.
enableStaticRendering(true);
