/** Sends hostile files in a process of its own, so that making and packing them does not delay the measured lists. */
import { formOf, hostileFiles } from '../svc-catalog/src/testing/hostile-files.ts';

const [url = '', authorization = '', count = '', seed = ''] = process.argv.slice(2);
for (const file of hostileFiles(Number(count), Number(seed))) {
  const request = { method: 'POST', headers: { authorization }, body: formOf(file) };
  const { status } = await fetch(`${url}/api/item-imports`, request);
  if (![201, 400, 413].includes(status)) throw new Error(`${file.kind}: ${status}`);
}
