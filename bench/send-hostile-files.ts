/** Sends files that are made to harm, in a process of its own: making and packing them must not delay those who ask for lists. */
import { formOf, hostileFiles } from '../svc-catalog/src/testing/hostile-files.ts';

const [url = '', authorization = '', count = '', seed = ''] = process.argv.slice(2);
for (const file of hostileFiles(Number(count), Number(seed))) {
  const asked = { method: 'POST', headers: { authorization }, body: formOf(file) };
  const { status } = await fetch(`${url}/api/item-imports`, asked);
  if (![201, 400, 413].includes(status)) throw new Error(`${file.kind}: ${status}`);
}
