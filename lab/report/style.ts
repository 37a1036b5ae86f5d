/** The colours are those of the client's theme; the page stands alone, so it brings them along. */
export const STYLE = `
:root { color-scheme: light dark;
  --page: light-dark(#eceee8, #0f1314); --surface: light-dark(#fff, #171c1e); --sunken: light-dark(#f4f5f1, #12171a);
  --line: light-dark(#dcdfd8, #2b3337); --ink: light-dark(#16191a, #edf0ee); --quiet: light-dark(#545b59, #b0b9b8);
  --accent: light-dark(#17614f, #5fd0ae); --before: light-dark(#545b59, #b0b9b8);
  --side-0: light-dark(#1d4f9e, #8cbcff); --side-1: light-dark(#b8570c, #ffb066);
  --shade-1: light-dark(#e2efea, #1a2b27); --shade-2: light-dark(#bcd9ce, #1f443a); --shade-3: light-dark(#8fbfae, #2a6353);
  --shade-4: light-dark(#3f7f6c, #5fb597); --shade-5: light-dark(#17614f, #8fe0c4); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1180px; margin: 0 auto; padding: 16px 20px 32px; }
.top { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--quiet); padding-bottom: 12px; align-items: baseline; }
.top b { color: var(--ink); font-size: 17px; } .top span:last-child { margin-left: auto; }
.answer { display: flex; flex-wrap: wrap; gap: 8px 32px; justify-content: space-between; align-items: flex-start; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 6px; text-wrap: balance; } .answer > div { flex: 1 1 420px; }
.answer p { margin: 0; font-size: 17px; max-width: 62ch; } .answer p b { color: var(--accent); }
.answer .figure { flex: 0 1 auto; text-align: right; color: var(--quiet); font-size: 13px; }
.figure b { display: block; font-size: 42px; line-height: 1.1; color: var(--accent); white-space: nowrap; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 430px), 1fr)); gap: 16px; margin: 16px 0; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; min-width: 0; }
h2 { font-size: 16px; margin: 0 0 2px; } section > p { margin: 0 0 8px; color: var(--quiet); font-size: 13.5px; }
svg { display: block; width: 100%; max-width: 540px; height: auto; }
svg text { fill: var(--quiet); font-size: 12px; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.grid { stroke: var(--line); } .bar { fill: var(--accent); opacity: .85; }
.dashed { fill: none; stroke: var(--ink); stroke-width: 2; stroke-dasharray: 5 4; }
.curve { fill: none; stroke-width: 2.5; } .curve.side-0 { stroke: var(--side-0); }
.curve.side-1 { stroke: var(--side-1); stroke-dasharray: 7 4; }
table { border-collapse: collapse; width: 100%; } th { font-weight: 600; text-align: left; }
thead th { font-weight: 400; color: var(--quiet); font-size: 13px; }
.rates td, .rates th { padding: 5px 0; } .rates tbody th { padding-right: 14px; width: 1%; } .rates .short { white-space: nowrap; }
.rates .number { text-align: right; width: 1%; white-space: nowrap; padding-left: 14px; } .rates thead th { text-align: right; }
.number b, .number small { display: block; line-height: 1.15; } .number small { color: var(--quiet); }
.line { position: relative; height: 30px; margin: 0 8px; } .axis { position: relative; height: 18px; margin: 0 8px; }
.axis span { position: absolute; transform: translateX(-50%); font-size: 12.5px; color: var(--quiet); }
.line .tick { position: absolute; top: -6px; bottom: -6px; width: 1px; background: var(--line); }
.line .tick.even { background: none; border-left: 1px dashed var(--quiet); }
.dot { display: inline-block; width: 12px; height: 12px; background: var(--accent); border-radius: 2px; }
.dot.before { background: var(--surface); border: 3px solid var(--before); border-radius: 50%; }
.line .dot { position: absolute; top: 50%; transform: translate(-50%, -50%); }
.span { position: absolute; top: 50%; height: 2px; margin-top: -1px; background: var(--accent); }
.span::before, .span::after { content: ""; position: absolute; top: -4px; height: 10px; width: 2px; background: inherit; }
.span::after { right: 0; } .span.before { background: var(--before); }
.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; } .legend span { display: flex; gap: 6px; align-items: center; }
.stroke { width: 22px; border-top: 3px solid; } .stroke.side-0 { border-color: var(--side-0); }
.stroke.side-1 { border-color: var(--side-1); border-top-style: dashed; }
.stroke.before { border-color: var(--ink); border-top-style: dashed; } .stroke.after { border-color: var(--accent); border-top-width: 9px; }
.wide { overflow-x: auto; } .damage { border-collapse: separate; border-spacing: 2px; font-size: 13.5px; }
.damage th { font-weight: 400; white-space: nowrap; padding-right: 8px; } .damage thead th { text-align: center; padding: 0; }
.damage td { text-align: center; min-width: 44px; height: 26px; border-radius: 3px; background: var(--sunken); }
.damage thead td { background: none; }
.damage .shade-1 { background: var(--shade-1); } .damage .shade-2 { background: var(--shade-2); }
.damage .shade-3 { background: var(--shade-3); color: light-dark(#0b211a, #f2fffa); }
.damage .shade-4 { background: var(--shade-4); color: light-dark(#fff, #06231b); }
.damage .shade-5 { background: var(--shade-5); color: light-dark(#fff, #06231b); }
.watch { list-style: none; margin: 0; padding: 0; } .watch li { padding: 8px 0; border-top: 1px solid var(--line); }
.watch li:first-child { border: 0; } .watch a { color: var(--accent); font-weight: 600; display: inline-block; padding: 2px 0; }
.watch small { display: block; color: var(--quiet); font-size: 13px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.tiles section { padding: 10px 14px; } .tiles small { color: var(--quiet); display: block; } .tiles b { font-size: 17px; }
dl { margin: 4px 0 0; display: grid; grid-template-columns: max-content 1fr; gap: 5px 16px; }
dt { color: var(--quiet); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
code { display: block; background: var(--sunken); border: 1px solid var(--line); border-radius: 6px; padding: 8px 10px; overflow-x: auto; }
@media (max-width: 560px) { main { padding: 12px; } h1 { font-size: 23px; } .figure b { font-size: 34px; }
  .answer .figure { text-align: left; } .line, .axis { margin: 0 4px; } .rates tbody th { padding-right: 8px; } }
@media print { body { background: none; } section { break-inside: avoid; } }
`;
