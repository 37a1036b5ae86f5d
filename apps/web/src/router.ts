import { useSyncExternalStore } from 'react';

/** The parts of the address after a page's name. */
export interface PageProps {
  readonly path: readonly string[];
}

/** Addresses live in the fragment, so that the files can be served from anywhere without rules for paths. */
export function parseRoute(hash: string): readonly string[] {
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
}

export function linkTo(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/').replaceAll('%2C', ',').replaceAll('%3D', '=')}`;
}

export function goTo(...parts: readonly string[]): void {
  window.location.hash = linkTo(...parts);
}

/** The same without a step in the browser's history; also leaves an address that is a path. */
export function replaceWith(...parts: readonly string[]): void {
  window.history.replaceState(null, '', `/${linkTo(...parts)}`);
  window.dispatchEvent(new Event('hashchange'));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): readonly string[] {
  return parseRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}
