import { ActionBar } from './action-bar.tsx';

/** The bar while an order is on its way. The words come late: most orders are quicker than reading. */
export function SendingBar() {
  return (
    <div className="sending">
      <ActionBar title="Sending your order…" text="It counts once, even if the connection breaks." />
    </div>
  );
}
