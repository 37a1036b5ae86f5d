import type { pushRequest } from '@ironfield/client/club/notices.ts';
import type { z } from 'zod';

type Subscription = z.input<typeof pushRequest>['subscription'];

/** Browsers take messages only for pages that they keep, and some not at all. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, then the browser; the answer is what the server needs, or a sentence why there is nothing. */
export async function subscribe(serverKey: string): Promise<Exclude<Subscription, null> | string> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Your browser does not let this page notify you; its settings for this site decide.';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'This page is not kept on this device, so it cannot be told anything.';
  try {
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? '', browserKey: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  } catch {
    return 'The browser cannot be reached by messages just now.';
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
