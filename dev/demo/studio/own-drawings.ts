/** Garments that the emoji set does not have, in its manner: one hue, soft volumes. Units as there: a square of 32. */
const volume = `
  <linearGradient id="body" x1="0" x2="1" y1="0" y2="0">
    <stop stop-color="#3d7fd0"/><stop offset=".18" stop-color="#5b9ae6"/><stop offset=".55" stop-color="#6aa8f0"/>
    <stop offset="1" stop-color="#4a8bdc"/>
  </linearGradient>
  <linearGradient id="left" x1=".9" x2=".1" y1=".1" y2=".3"><stop stop-color="#5592e0"/><stop offset="1" stop-color="#6fb0f6"/></linearGradient>
  <linearGradient id="right" x1=".1" x2=".9" y1=".1" y2=".3"><stop stop-color="#4d8ad8"/><stop offset="1" stop-color="#5b9be8"/></linearGradient>
  <linearGradient id="hem" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#2f62b0" stop-opacity="0"/><stop offset="1" stop-color="#2f62b0" stop-opacity=".55"/></linearGradient>
  <radialGradient id="glow" cx=".34" cy=".22" r=".6"><stop stop-color="#9dcbff" stop-opacity=".75"/><stop offset="1" stop-color="#9dcbff" stop-opacity="0"/></radialGradient>
  <linearGradient id="band" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#3872c2"/><stop offset=".5" stop-color="#5590dc"/><stop offset="1" stop-color="#3f7bcc"/></linearGradient>
  <filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation=".35"/></filter>
  <filter id="softer" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation=".8"/></filter>`;

const torso = (bottom: number) =>
  `M11.6 5.2 C9.9 5.6 8.6 6.1 7.9 6.9 L8.5 ${bottom - 0.9} a.8 .8 0 0 0 .8 .8 H22.7 a.8 .8 0 0 0 .8-.8 L24.1 6.9 C23.4 6.1 22.1 5.6 20.4 5.2 C19.4 7.6 12.6 7.6 11.6 5.2z`;
const longLeft =
  'M8.6 6.4 C6.9 6.9 6 7.9 5.6 9.4 L2.5 23.6 a.9 .9 0 0 0 .7 1.05 l2.7 .6 a.9 .9 0 0 0 1.05-.65 L9.4 14.5z';
const longRight =
  'M23.4 6.4 C25.1 6.9 26 7.9 26.4 9.4 L29.5 23.6 a.9 .9 0 0 1-.7 1.05 l-2.7 .6 a.9 .9 0 0 1-1.05-.65 L22.6 14.5z';
const shortLeft =
  'M8.8 6.3 C6.9 6.8 6 7.7 5.2 9 L2.6 13.7 a.9 .9 0 0 0 .4 1.2 l3.6 1.8 a.9 .9 0 0 0 1.2-.4 L9.6 13z';
const shortRight =
  'M23.2 6.3 C25.1 6.8 26 7.7 26.8 9 L29.4 13.7 a.9 .9 0 0 1-.4 1.2 l-3.6 1.8 a.9 .9 0 0 1-1.2-.4 L22.4 13z';

const folds = `<g filter="url(#softer)" opacity=".5"><path fill="#2f66b8" d="M9.6 12c.8 4 .6 8 .1 14l.9 0c.4-6 .2-10-1-14z"/>
  <path fill="#2f66b8" d="M22.6 12c-1.2 4-1 8-.6 13l-.9 0c-.6-5-.2-9 1.5-13z"/>
  <path fill="#a9d2ff" d="M12.4 14c.6 4 .2 9-.2 13l1 0c.6-5 .6-9-.8-13z"/><path fill="#a9d2ff" d="M19.2 20c.6 3 .4 5 .1 8l.8 0c.2-3 .2-5-.9-8z"/></g>`;

const garment = (left: string, right: string, bottom: number, inside: string) => `<defs>${volume}</defs>
  <path fill="#2a559c" d="M12 5.1 C13 3.9 19 3.9 20 5.1 C19.6 7.9 12.4 7.9 12 5.1z"/>
  <path fill="url(#left)" d="${left}"/><path fill="url(#right)" d="${right}"/>
  <path fill="#2f62b0" opacity=".55" filter="url(#soft)" d="M8.3 8.4 C8.9 12 8.9 15 8.6 18 L9.4 18 L9.4 9z M23.7 8.4 C23.1 12 23.1 15 23.4 18 L22.6 18 L22.6 9z"/>
  <path fill="url(#body)" d="${torso(bottom)}"/><path fill="url(#glow)" d="${torso(bottom)}"/>
  ${folds}<path fill="url(#hem)" opacity=".6" d="M8.4 ${bottom - 4} H23.6 L23.5 ${bottom} H8.5z"/>${inside}`;

const button = (y: number) =>
  `<circle cx="16" cy="${y}" r=".34" fill="#e4efff"/><circle cx="16.05" cy="${y + 0.1}" r=".34" fill="#2a559c" opacity=".25"/>`;
const placket = (bottom: number) =>
  `<path fill="#7db5f6" d="M15.1 8 h1.8 V${bottom} h-1.8z"/><path fill="#2f62b0" opacity=".6" d="M16.9 8 h.14 V${bottom} h-.14z M15.02 8 h.1 V${bottom} h-.1z"/>`;
const collar = `<path fill="#2f62b0" opacity=".5" filter="url(#soft)" d="M11.5 5 L13.4 10 L16 7.6 L18.6 10 L20.5 5z"/>
  <path fill="#86bdf9" d="M11.9 4.3 C11.4 4.7 11.2 5 11.1 5.4 L12.9 9.4 a.35 .35 0 0 0 .57 .1 L16 7.1 C14.2 6.6 12.6 5.6 11.9 4.3z"/>
  <path fill="#77b1f2" d="M20.1 4.3 C20.6 4.7 20.8 5 20.9 5.4 L19.1 9.4 a.35 .35 0 0 1-.57 .1 L16 7.1 C17.8 6.6 19.4 5.6 20.1 4.3z"/>`;
const cuffs = `<path fill="url(#band)" d="M3 21.4 l4.1 .95 l-.6 2.4 a.9 .9 0 0 1-1.05 .62 l-2.4-.54 a.9 .9 0 0 1-.66-1.04z M29 21.4 l-4.1 .95 l.6 2.4 a.9 .9 0 0 0 1.05 .62 l2.4-.54 a.9 .9 0 0 0 .66-1.04z"/>`;
const hemBand =
  '<path fill="url(#band)" d="M8.35 26.3 H23.65 V28.4 a.9 .9 0 0 1-.9 .9 H9.25 a.9 .9 0 0 1-.9-.9z"/>';
const neckBand =
  '<path fill="none" stroke="#3a76c8" stroke-width="1.15" stroke-linecap="round" d="M11.75 5.1 C13 8.1 19 8.1 20.25 5.1"/><path fill="none" stroke="#7db5f6" stroke-width=".3" d="M11.2 5.5 C12.9 8.9 19.1 8.9 20.8 5.5"/>';
const pocket =
  '<path fill="none" stroke="#3569ba" stroke-width=".22" d="M18.2 12 h3.4 v3.2 l-1.7 1 l-1.7-1z"/>';

const rivet = (y: number) =>
  `<circle cx="16" cy="${y}" r=".42" fill="#c98d55"/><circle cx="15.9" cy="${y - 0.1}" r=".18" fill="#f0c79a"/>`;
const flap = (x: number) =>
  `<path fill="#5f9ee8" stroke="#2f62b0" stroke-width=".14" d="M${x - 1.9} 12.5 h3.8 v2 l-1.9 1 l-1.9-1z"/><circle cx="${x}" cy="14.6" r=".3" fill="#c98d55"/>
   <path fill="none" stroke="#2f62b0" stroke-opacity=".5" stroke-width=".14" d="M${x - 1.7} 15.3 v3.1 h3.4 v-3.1"/>`;

export const ownDrawings: Readonly<Record<string, string>> = {
  'own-shirt': garment(
    longLeft,
    longRight,
    29,
    `${placket(29)}${[10.6, 14, 17.4, 20.8, 24.2].map(button).join('')}${pocket}${cuffs}${collar}`,
  ),
  'own-short-shirt': garment(
    shortLeft,
    shortRight,
    28,
    `${placket(28)}${[10.6, 14, 17.4, 20.8, 24.2].map(button).join('')}${collar}`,
  ),
  'own-polo': garment(
    shortLeft,
    shortRight,
    28.4,
    `<path fill="#7db5f6" d="M15.1 7.6 h1.8 V13.6 h-1.8z"/>${[9.8, 12.2].map(button).join('')}${collar}`,
  ),
  'own-denim-jacket': garment(
    longLeft,
    longRight,
    26.6,
    `<path fill="none" stroke="#a9cdf5" stroke-width=".16" stroke-dasharray=".5 .22" d="M8.9 12.4 H14.9 M17.1 12.4 H23.1 M11.6 17.4 L13 24.6 M20.4 17.4 L19 24.6 M14.6 8.6 V24.6 M17.4 8.6 V24.6"/>
    ${placket(26.6)}${flap(11.9)}${flap(20.1)}<path fill="url(#band)" d="M8.4 24.6 H23.6 V25.8 a.8 .8 0 0 1-.8 .8 H9.2 a.8 .8 0 0 1-.8-.8z"/>
    ${[10.4, 13.6, 16.8, 20, 23.2, 25.6].map(rivet).join('')}${cuffs}${collar}`,
  ),
  'own-sweater': garment(longLeft, longRight, 29, `${cuffs}${hemBand}${neckBand}`),
  'own-cardigan': garment(
    longLeft,
    longRight,
    29,
    `${cuffs}${hemBand}<path fill="#28508f" d="M12 5 L16 13.4 L20 5 C19 4.1 13 4.1 12 5z"/>
    <path fill="none" stroke="#3a76c8" stroke-width="1.2" stroke-linejoin="round" d="M11.7 5 L16 13.6 L20.3 5"/>
    <path fill="#4a86d6" d="M15.3 13.2 h1.4 V29.2 h-1.4z"/><path fill="#2f62b0" opacity=".6" d="M16.7 13.2 h.14 V29.2 h-.14z"/>${[14.8, 18, 21.2, 24.4, 27.6].map(button).join('')}`,
  ),
  'own-hoodie': garment(
    longLeft,
    longRight,
    29,
    `${cuffs}${hemBand}<path fill="#2f62b0" opacity=".5" filter="url(#soft)" d="M9.6 7 C11 11 21 11 22.4 7z"/>
    <path fill="url(#body)" d="M9.9 7.4 C9.2 3.6 12 1.9 16 1.9 S22.8 3.6 22.1 7.4 C20.6 9.6 11.4 9.6 9.9 7.4z"/>
    <path fill="#264d8c" d="M11.9 6.7 C11.6 4.4 13.2 3.1 16 3.1 S20.4 4.4 20.1 6.7 C19 8.5 13 8.5 11.9 6.7z"/>
    <path fill="none" stroke="#dbe9fb" stroke-width=".34" stroke-linecap="round" d="M14 8.6 V13 M18 8.6 V12.4"/>
    <path fill="#5793e2" d="M11.6 20.4 h8.8 l1.6 4.4 v1.4 H10 v-1.4z"/><path fill="none" stroke="#3569ba" stroke-width=".2" d="M11.6 20.4 h8.8 l1.6 4.4 v1.4 H10 v-1.4z"/>`,
  ),
};
