// The npm package unpacks itself into the folder for temporary files, which is why this is a process of its own. It prints
// the path of its browser.
import chromium from '@sparticuz/chromium';

console.log(await chromium.executablePath());
