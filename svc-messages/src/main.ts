import { serve } from '@ethereal/service-kit/define-service';
import { service } from './assemble.ts';

await serve(service);
