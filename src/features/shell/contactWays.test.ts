import { contactWays } from './contactWays';

describe('a way to reach us', () => {
  it('is shown as it is written and dialled without spaces', () => {
    expect(contactWays.phone('+61 3 5550 0142')).toEqual({
      text: '+61 3 5550 0142',
      href: 'tel:+61355500142',
    });
  });

  it('is known to WhatsApp by its digits alone', () => {
    expect(contactWays.whatsapp('+61 491 570 156').href).toBe('https://wa.me/61491570156');
  });

  it('carries a subject that survives the address: spaces, marks, diacritics', () => {
    const { href } = contactWays.email('a@b.example', 'Cần thiết kế & in?');
    expect(href).toBe('mailto:a@b.example?subject=C%E1%BA%A7n%20thi%E1%BA%BFt%20k%E1%BA%BF%20%26%20in%3F');
    expect(contactWays.email('a@b.example').href).toBe('mailto:a@b.example');
  });
});
