import { MAX_REVIEW_PICTURES, type ReviewPicture } from '@ethereal/contracts/reviews';
import { checkPicture } from '@ethereal/shop-ui/pictures/check-picture.ts';
import { shrinkPicture } from '@ethereal/shop-ui/pictures/prepare-picture.ts';
import { type StoredPicture, showUploadFault, uploadPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { useEffect, useRef, useState } from 'react';

/** A picture of the review in the form: stored by the shop, or being uploaded. */
type Chosen = { source: string; held?: StoredPicture; progress?: number };
type Fault = { at: number; text: string };

const toChosen = ({ url, public_id }: ReviewPicture): Chosen => ({ source: url, held: { url, public_id } });

export type ReviewPicturesState = ReturnType<typeof useReviewPictures>;

/** Returns the pictures of the review in the form. Each is uploaded as soon as it is chosen. */
export function useReviewPictures(before: readonly ReviewPicture[] = []) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => before.map(toChosen));
  const [fault, setFault] = useState<Fault>();
  const previews = useRef<string[]>([]);

  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => void URL.revokeObjectURL(preview));
  }, []);

  const updatePicture = (source: string, more: Omit<Chosen, 'source'>) =>
    setChosen((all) => all.map((picture) => (picture.source === source ? { source, ...more } : picture)));

  async function upload(source: string, file: File): Promise<void> {
    try {
      const held = await uploadPicture(await shrinkPicture(file), (progress) => updatePicture(source, { progress }));
      updatePicture(source, { held });
    } catch (error) {
      setChosen((all) => all.filter((picture) => picture.source !== source));
      showUploadFault(error);
    }
  }

  return {
    chosen,
    fault,
    isUploading: chosen.some(({ held }) => !held),
    held: chosen.flatMap(({ held }) => held ?? []),
    /** Replaces the picture at `at`, and adds further files while there is room. */
    choose(at: number, files: readonly File[]) {
      const faults = files.flatMap((file) => checkPicture(file, 'add') ?? []);
      setFault(faults[0] === undefined ? undefined : { at, text: faults[0] });
      const rest = chosen.toSpliced(at, 1);
      const taken = files
        .filter((file) => checkPicture(file, 'add') === undefined)
        .slice(0, MAX_REVIEW_PICTURES - rest.length)
        .map((file) => ({ file, source: URL.createObjectURL(file) }));
      if (taken.length === 0) return;
      setChosen(rest.toSpliced(at, 0, ...taken.map(({ source }) => ({ source, progress: 0 }))));
      for (const { file, source } of taken) {
        previews.current.push(source);
        void upload(source, file);
      }
    },
    remove(at: number) {
      setChosen((all) => all.toSpliced(at, 1));
      setFault(undefined);
    },
  };
}
