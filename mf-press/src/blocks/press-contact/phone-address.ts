/** `030 23125-440` → `tel:+493023125440` */
export function phoneAddress(phone: string): string {
  return `tel:+49${phone.replace(/\D/g, '').replace(/^0/, '')}`;
}
