import { billOfMaterials, licencesOf } from './bill.ts';
import { lockedPackages } from './lock.ts';

// node ops/supply/main.ts > bill-of-materials.json; the licences go to the other stream.
const packages = lockedPackages();
console.error(licencesOf(packages));
console.log(JSON.stringify(billOfMaterials(packages), null, 2));
