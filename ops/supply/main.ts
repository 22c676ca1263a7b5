import { billOfMaterials, licensesOf } from './bill.ts';
import { lockedPackages } from './lock.ts';

// Prints the bill of materials (`node ops/supply/main.ts > bill-of-materials.json`), and the licenses on standard
// error.
const packages = lockedPackages();
console.error(licensesOf(packages));
console.log(JSON.stringify(billOfMaterials(packages), null, 2));
