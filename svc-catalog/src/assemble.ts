import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { openAnnouncement } from './announcement/announcement.ts';
import { openBrands } from './brands/brands.ts';
import { type Config, configSchema } from './config.ts';
import { openDelivery } from './delivery/delivery.ts';
import { openFavorites } from './favorites/favorites.ts';
import { openImages } from './images/images.ts';
import { openImports } from './imports/imports.ts';
import { openItems } from './items/items.ts';
import { openPeople } from './people/people.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openReports } from './reports/reports.ts';
import { openReviews } from './reviews/reviews.ts';
import { openSales } from './sales/sales.ts';
import { openSearch } from './search/search.ts';
import { openSellers } from './sellers/sellers.ts';
import { openShared } from './shared/shared.ts';
import { openViews } from './views/views.ts';

/** Assembles the service from its nouns. The index, pictures and tally are returned for tests. */
async function assemble(base: Base<Config>) {
  const shared = await openShared(base);
  const search = await openSearch(shared);
  const pictures = await openImages(shared);
  const reviews = openReviews(shared, { ...search, ...pictures });
  const brands = openBrands(shared, search);
  const delivery = openDelivery(shared);
  const sellers = openSellers(shared, { ...search, ...pictures, ...delivery });
  const items = openItems(shared, { search, pictures, ...reviews, ...brands, ...delivery, ...sellers });
  const imports = await openImports(shared, { ...items, pictures });
  const { hideOrRestore: hideOrRestorePictures } = pictures.images;
  const reports = openReports(shared, { ...sellers, ...items, ...reviews, hideOrRestorePictures });
  const personalData = openPersonalData(shared, { ...items, ...imports, ...pictures });
  const parts = combine(
    items,
    pictures,
    openViews(shared, items),
    search,
    brands,
    openFavorites(shared, { ...search, ...items }),
    reviews,
    reports,
    sellers,
    delivery,
    openAnnouncement(shared),
    openSales(shared, { ...search, reader: items.reader }),
    imports,
    personalData,
    openPeople(shared, { ...personalData, ...items, ...reviews, ...reports }),
  );
  return { ...parts, index: search.index, images: pictures.images, tally: reviews.tally };
}

export const service = defineService({ name: area.name, config: configSchema, assemble });
