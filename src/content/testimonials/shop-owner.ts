import type { Testimonial } from '#domain/content/testimonial-schema.ts'

export const shopOwner: Testimonial = {
  status: 'sample',
  id: 'shop-owner',
  name: 'Luis M.',
  location: 'Charlotte, NC',
  rating: 4,
  portrait: 'portrait-shop-owner.svg',
  words: {
    en: 'My doctor left the network and I had to change plans. I waited a while on the phone, but it was all done in one call.',
    es: 'Mi médico salió de la red y tuve que cambiar de plan. Esperé un rato al teléfono, pero todo quedó listo en una llamada.',
  },
}
