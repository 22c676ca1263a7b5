import type { Registry } from '@ethereal/areas/registry/registry';
import type { Refusal } from '@ethereal/areas/signing/refusals';
import { z } from 'zod';
import { breakerState } from '../proxy/breaker.ts';
import { fetchFromUpstream } from '../proxy/service-fetch.ts';
import type { Upstream } from '../proxy/upstream.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import type { Rendering } from '../rendering/rendering.ts';

export type Queue = { name: string; waiting: number; deadLetters: number };
export type BackingServices = {
  redis: 'up' | 'unavailable';
  broker: 'up' | 'unavailable' | 'not configured';
  queues: readonly Queue[];
};

type Instance = { url: string; health: string; breaker: string; inFlight: number; lacks: readonly string[] };

type RendererState = Awaited<ReturnType<Rendering['states']>>[number];

/** Everything the status page shows. */
export type SiteState = BackingServices & {
  ok: boolean;
  services: readonly { name: string; instances: readonly Instance[] }[];
  areas: readonly {
    name: string;
    version: string;
    canary?: string;
    releasedAt?: string;
    releasedBy?: string;
  }[];
  shell: string;
  /** `unverified`: releases are shown without a check of their signature. */
  releases: 'verified' | 'unverified';
  /** Releases that are not shown because they lack a valid signature. */
  refused: readonly Refusal[];
  /** Instances of the renderer, and the pairs of versions that failed there lately. */
  renderers: readonly RendererState[];
};

type Releases = { registry: Registry; isChecked: boolean; refused: readonly Refusal[] };

const readiness = z.object({ away: z.array(z.string()).default([]) });

/** Requests from every instance which dependencies it lacks, and combines the result with the gateway's own state. */
export async function siteState(
  groups: readonly UpstreamGroup[],
  backing: BackingServices,
  { registry, isChecked, refused }: Releases,
  renderers: readonly RendererState[],
): Promise<SiteState> {
  const services = await Promise.all(
    groups.map(async ({ service, upstreams }) => ({
      name: service,
      instances: await Promise.all(upstreams.map(instanceState)),
    })),
  );
  const allReady = services.every(({ instances }) => instances.every(({ health }) => health === 'ready'));
  return {
    ok: allReady && backing.redis === 'up' && backing.broker !== 'unavailable',
    services,
    ...backing,
    areas: Object.entries(registry.remotes).map(([name, remote]) => {
      const live = remote.versions.find(({ version }) => version === remote.current);
      const canary = remote.canary && `${remote.canary.version} (${remote.canary.percent} %)`;
      return {
        name,
        version: remote.current,
        canary,
        releasedAt: live?.releasedAt,
        releasedBy: live?.releasedBy,
      };
    }),
    shell: registry.shells[0]?.version ?? 'unknown',
    releases: isChecked ? 'verified' : 'unverified',
    refused,
    renderers,
  };
}

async function instanceState(upstream: Upstream): Promise<Instance> {
  const { url, health, breaker, inFlight } = upstream;
  const answer = health === 'down' ? undefined : await fetchFromUpstream(upstream, '/readyz');
  const lacks = readiness.safeParse(answer?.body).data?.away ?? [];
  return { url, health, breaker: breakerState(breaker), inFlight: inFlight.length, lacks };
}
