/** A part of a site that is not shown, with the reason. */
export type Refusal = { area: string; version: string; reason: string };

/** Maximum number of refusals that are stored so that each is reported once. */
const MAX_KNOWN = 1000;
const keyOf = ({ area, version, reason }: Refusal) => `${area}/${version}: ${reason}`;

/** Collects the parts that are not shown now. Reports each part once, and again when it recurs after being valid. */
export function createRefusals(report: (refusal: Refusal) => void) {
  const files = new Map<string, Refusal>();
  let before = new Map<string, Refusal>();
  let releases = new Map<string, Refusal>();

  function note(known: Map<string, Refusal>, refusal: Refusal): void {
    const key = keyOf(refusal);
    if (known.has(key)) return;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, refusal);
    if (!before.has(key)) report(refusal);
  }

  return {
    /** Starts a new check of all releases. Refusals that were also in the check before are not reported again. */
    startCheck(): void {
      before = releases;
      releases = new Map();
    },
    ofRelease: (refusal: Refusal): void => note(releases, refusal),
    /** Returns whether the file may be shown, and records a refusal otherwise. */
    ofFile({ area, version, file, isRight }: { area: string; version: string; file: string; isRight: boolean }) {
      const refusal = { area, version, reason: `${file} differs from its signed release` };
      if (isRight) files.delete(keyOf(refusal));
      else note(files, refusal);
      return isRight;
    },
    now: (): readonly Refusal[] => [...releases.values(), ...files.values()],
  };
}
