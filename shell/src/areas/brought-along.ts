// What most pages show comes with the shell in one piece; else each remote would fetch it module by module.
import '@ethereal/web-kit/components/EmptyState.tsx';
import '@ethereal/web-kit/components/ItemCard.tsx';
import '@ethereal/web-kit/components/Select.tsx';
import '@ethereal/web-kit/components/Skeleton.tsx';
import '@ethereal/web-kit/components/TextField.tsx';
import '@ethereal/web-kit/format/count.ts';
