import './zod-setup.ts';
import './theme.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme } from './settings.ts';

applyTheme();
createRoot(document.getElementById('root')!).render(<App />);
