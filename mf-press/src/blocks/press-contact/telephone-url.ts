/** `030 23125-440` → `tel:+493023125440` */
export function telephoneUrl(phone: string): string {
  return `tel:+49${phone.replace(/\D/g, '').replace(/^0/, '')}`;
}
