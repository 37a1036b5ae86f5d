import './zod-setup.ts';
import './theme.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { UpdateNotice } from './offline/update-notice.tsx';
import { keepOffline } from './offline/updates.ts';
import { applyTheme } from './settings.ts';

applyTheme();
createRoot(document.getElementById('root')!).render(
  <>
    <App />
    <UpdateNotice />
  </>,
);
// After what the person waits for.
window.addEventListener('load', () => setTimeout(() => void keepOffline(), 1000));
