import './no-eval.ts';
import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import '@ethereal/web-kit/styles/tokens.css';
import '@ethereal/web-kit/styles/fonts.css';
import '@ethereal/web-kit/styles/reset.css';
import './first-paint.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './areas/brought-along.ts';
import { connectAreas } from './areas/registry.ts';

connectAreas();
startSession();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<App queryClient={createQueryClient()} />);
