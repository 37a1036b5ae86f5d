/** Pages after which a table comes. */
const BEFORE_TABLES = /^(#\/?)?$|^#\/(table|learn|play|join)\b/;

// Runs as soon as the engine has come, while the page itself is still under way: over a slow line there is no pause
// between the two.
if (BEFORE_TABLES.test(location.hash)) void import('./pages/table-page.tsx');
