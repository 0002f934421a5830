import type { MapService } from '@stadtraum/contracts/map-service';

/** The placeholder's texts (R4.3-1): the provider's name and the data that it receives. */
export function providerTexts(service: MapService): { title: string; purpose: string } {
  switch (service.kind) {
    case 'own':
      return {
        title: 'Karte von Stadtraum Wohnen',
        purpose:
          'Der Stadtplan liegt auf unserem eigenen Server, kein anderer Anbieter erfährt von Ihrem Besuch. Wir laden ihn trotzdem erst, wenn Sie ihn sehen möchten: Die Adressen stehen auch in der Liste.',
      };
    case 'tiles':
      return {
        title: `Karte von ${service.provider}`,
        purpose: `Die Karte zeigt die Standorte mit Straßen und Wegen. Ihre Bilder werden von ${service.provider} geliefert. Beim Laden erfährt der Anbieter Ihre IP-Adresse und welche unserer Seiten Sie ansehen.`,
      };
    case 'google':
      return {
        title: 'Karte von Google Maps',
        purpose:
          'Die Karte zeigt die Standorte mit Straßen und Wegen. Sie kommt von Google Ireland Limited, Dublin. Beim Laden erfährt Google Ihre IP-Adresse, Angaben zu Ihrem Browser und welche unserer Seiten Sie ansehen, auch in den USA, und kann Daten in Ihrem Browser speichern.',
      };
  }
}

/** Link to the privacy notice about maps. */
export const PRIVACY = { label: 'Was bei Karten übertragen wird', path: '/datenschutz#karten' };
