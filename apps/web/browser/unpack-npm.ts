// The npm package unpacks itself into the folder for temporary files, which is why this is a process of its own. What it
// says are the flags that its browser needs.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
console.log(JSON.stringify(chromium.args));
