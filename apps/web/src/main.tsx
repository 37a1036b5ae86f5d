import './zod-setup.ts';
import './theme.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { MEMBER_STORE } from './club/member-store.ts';
import { UpdateNotice } from './offline/update-notice.tsx';
import { keepOffline } from './offline/updates.ts';
import { applyTheme } from './settings.ts';
import { load } from './ui/keep/storage.ts';

applyTheme();
createRoot(document.getElementById('root')!).render(
  <>
    <App />
    <UpdateNotice />
  </>,
);
// Guests, and that is nearly everybody, load nothing of it.
if (load(MEMBER_STORE) !== null) void import('./club/member.ts').then(({ bringTogether }) => bringTogether());
// After what the person waits for.
window.addEventListener('load', () => setTimeout(() => void keepOffline(), 1000));
