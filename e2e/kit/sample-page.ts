import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contract of the call of another team's new service, as the page's team writes it. */
const CALL = `import { defineCall } from '@ethereal/contracts/call';
import { z } from 'zod';

export const countPublished = defineCall({
  id: 'sampleCount',
  service: 'svc-sample',
  method: 'GET',
  path: '/api/sample',
  auth: false,
  summary: 'Get the number of published items',
  success: { status: 200, body: z.object({ published: z.int() }) },
});
`;

const PAGE = `import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { countPublished } from './call.ts';

export function Page() {
  const { data } = useQuery({
    queryKey: ['sample', 'count'],
    queryFn: ({ signal }) => callApi(countPublished, { signal }),
  });
  return (
    <div>
      <PageHead title="Sample" description="A new part of the shop begins here." />
      <h1>Sample</h1>
      <p>{data ? \`Published: \${data.published}\` : 'Loading'}</p>
    </div>
  );
}
`;

/**
 * Makes the page of a new area in a checkout show the answer of a new service; with `path`, of a call that no service
 * has.
 */
export function showSampleAnswer(folder: string, path = '/api/sample'): void {
  const source = join(folder, 'mf-sample/src');
  writeFileSync(join(source, 'call.ts'), CALL.replace('/api/sample', path));
  writeFileSync(join(source, 'Page.tsx'), PAGE);
}
