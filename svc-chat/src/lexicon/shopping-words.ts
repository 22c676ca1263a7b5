/** What people write to a shop besides the names of goods; typos are corrected to these words, too. */
export const SHOPPING_WORDS: readonly string[] = `
  delivery deliver ship shipping shipped return returns refund exchange payment pay paypal account password login register
  registration activate activation email address order orders track tracking status checkout cart basket wishlist favourite
  favourites favorite favorites manager seller sellers selling sell customers upload image picture photo edit unpublish remove delete
  analytics dashboard contact support customer service privacy policy cookie newsletter discount coupon size sizes guide chart
  cancel damaged name change forgot reset where when what much many second first third fourth last cheaper cheap cheapest
  expensive bestseller bestsellers arrival arrivals thanks thank hello goodbye please latest newest question color colour country
  countries currency dollars package parcel arrive long does want show find looking look thing link expired confirm details about
  available something anything everything nothing without except allergic allergy allergies under between around budget birthday
  christmas present gift gifts recommend suggest need wear outfit clothes clothing washable machine colours colors material price
  prices cost costs made wash care compare difference between matches match goes with similar instead another other more than less
  summer winter spring autumn small medium large extra women mens womens ladies children sleeve sleeves pocket pockets waterproof vegan
  packable foldable wipeable breathable stretchy garden gardening wedding party office beach sport hiking send money back human person talk speak phone number luggage`
  .trim()
  .split(/\s+/);
