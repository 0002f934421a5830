import { question, settings } from '../site/consent-journeys.ts';
import { testOnDedicatedSite } from '../site/dedicated-site.ts';
import { describeOpenStates } from '../site/open-states.ts';
import { expect } from '../site/test.ts';

/** A site that counts visits: the question and the settings are longer than on the shared site (`open-dialogs.spec.ts`). */
const test = testOnDedicatedSite(() => ({ env: { ANALYTICS: 'on' } }));

test.use({ storageState: { cookies: [], origins: [] } });

describeOpenStates(
  [
    {
      title: 'the question about statistics',
      path: '/impressum',
      open: (page) => expect(question(page)).toContainText('Dürfen wir Karten laden und Besuche zählen?'),
    },
    {
      title: 'the settings with statistics',
      path: '/standorte',
      open: async (page) => {
        await question(page).getByRole('button', { name: 'Einstellungen' }).click();
        await settings(page).getByRole('button', { name: 'Statistik' }).click();
        await expect(settings(page).getByText(/^Wir zählen Besuche/)).toBeVisible();
      },
    },
  ],
  test,
);
