import { contactWays } from './contactWays';

describe('a way to reach us', () => {
  it('is shown as it is written and dialled without spaces', () => {
    expect(contactWays.phone('+61 3 5550 0142')).toEqual({
      text: '+61 3 5550 0142',
      href: 'tel:+61355500142',
    });
  });

  it('leads to WhatsApp by the number without its plus', () => {
    expect(contactWays.whatsapp('+61 491 570 156').href).toBe('https://wa.me/61491570156');
  });

  it('opens an e-mail with subject and body filled in, spaces and lines as such', () => {
    expect(contactWays.email('hello@agency.example').href).toBe('mailto:hello@agency.example');
    expect(contactWays.email('hello@agency.example', 'QC Intern', '1. Tên\n2. Ngày').href).toBe(
      'mailto:hello@agency.example?subject=QC%20Intern&body=1.%20T%C3%AAn%0A2.%20Ng%C3%A0y',
    );
  });
});
