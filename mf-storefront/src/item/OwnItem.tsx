import { Link } from '@ethereal/web-kit/router.ts';
import { Pencil } from 'lucide-react';

/** Renders the notes for a seller on the page of their own item. */
export function OwnItem({ id }: { id: string }) {
  return (
    <p className="line-2 center text-sm">
      <Pencil size={18} aria-hidden="true" />
      <span>
        This is your item.{' '}
        <Link className="underlined strong" to={`/ethereal/profile/edit-your-Item/${id}`}>
          Edit it
        </Link>
      </span>
    </p>
  );
}
