import { AUTOFOCUS_NOTE } from '../site/autofocus-note.ts';
import { FILTERED_LISTS, ListPage } from '../site/filtered-lists.ts';
import { NOT_FOUND_NOTES } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';

for (const javaScriptEnabled of [true, false]) {
  const mode = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
  test.describe(`${mode} @full`, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ watch }) => watch.expectProblem(AUTOFOCUS_NOTE));

    for (const list of FILTERED_LISTS) {
      const { title, path, filter, added = {}, wrong, reset, all, filtered } = list;

      test(`[VI5] [VI12] [P36] ${title}: a filter that is set shows in fields, chips, list and a short address`, async ({
        page,
      }) => {
        const shown = new ListPage(page, list);
        await page.goto(path);
        await shown.expectWhole();
        await shown.filter();
        await shown.expectAddress({ ...shown.filterParameters, ...added });
        await shown.expectFiltered();
        await page
          .getByRole('main')
          .getByRole('link', { name: list.chips[0] ?? '' })
          .click();
        await shown.expectAddress({ [filter[1]?.name ?? '']: filter[1]?.value ?? '' });
        await expect(shown.field(filter[0] ?? { label: '' })).toHaveValue('');
      });

      test(`[AC3] ${title}: after “Filtern”, the focus is on the results and their number is their name`, async ({
        page,
      }) => {
        const shown = new ListPage(page, list);
        await page.goto(path);
        await shown.filter();
        await shown.expectFiltered();
        await shown.expectFocusOnResult(filtered);
        // The keyboard continues with what follows the number, not with the filter.
        await page.keyboard.press('Tab');
        const isInForm = await page.evaluate(
          () => document.activeElement?.closest('form[method="get"]') !== null,
        );
        expect(isInForm).toBe(false);
      });

      test(`[VI5] ${title}: Back, Forward and reload show the same filter in fields, chips, list and address`, async ({
        page,
      }) => {
        const shown = new ListPage(page, list);
        await page.goto(path);
        await shown.filter();
        await shown.expectFiltered();
        await page.goBack();
        await shown.expectAddress({});
        await shown.expectWhole();
        await page.goForward();
        await shown.expectFiltered();
        // Input that was not sent is not part of the filter.
        await shown.enter({ ...(filter[1] ?? { label: '', name: '' }), value: '' });
        await page.reload();
        await shown.expectFiltered();
        await shown.expectAddress({ ...shown.filterParameters, ...added });
      });

      test(`[VI5] [R2.2-1] [R2.4-7] [R2.7-6] ${title}: an address that is shared shows the same filter to others`, async ({
        page,
        browser,
        siteUrl,
        storageState,
      }) => {
        const shown = new ListPage(page, list);
        await page.goto(path);
        await shown.filter();
        await shown.expectFiltered();
        const other = await browser.newContext({
          ...{ baseURL: siteUrl, javaScriptEnabled, locale: 'de-DE' },
          ...(storageState && { storageState }),
        });
        const shared = await other.newPage();
        await shared.goto(page.url());
        await new ListPage(shared, list).expectFiltered();
        await other.close();
      });

      test(`[VI5] [R5.2-1] ${title}: wrong input counts as empty, and is named beside its field and after the number`, async ({
        page,
      }) => {
        const shown = new ListPage(page, list);
        if (wrong.isTyped) {
          await page.goto(path);
          await shown.enter(wrong);
          await shown.submit();
        } else {
          await page.goto(shown.address({ [wrong.name]: wrong.value }));
        }
        for (const isReloaded of [false, true]) {
          if (isReloaded) await page.reload();
          await shown.expectResult(`${all}. Nicht berücksichtigt: „${wrong.value}“, ${wrong.reason}`);
          await shown.expectAddress({ [wrong.name]: wrong.value, ...(wrong.isTyped ? added : {}) });
          const field = shown.field(wrong);
          await expect(field).toHaveAccessibleDescription(new RegExp(wrong.message));
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveValue(wrong.isTyped ? wrong.value : '');
          await expect(page.getByText(wrong.message)).toBeVisible();
        }
      });

      test(`[R2.2-4] [R2.4-4] [R2.7-2] [P35] ${title}: “${reset.label}” shows the whole list`, async ({
        page,
      }) => {
        const shown = new ListPage(page, list);
        await page.goto(shown.address(shown.filterParameters));
        await shown.expectFiltered();
        await page.getByRole('main').getByRole('link', { name: reset.label }).first().click();
        await expect(page).toHaveURL(`${path}${reset.query}`);
        await shown.expectWhole();
      });
    }
  });
}

test.describe('pages of lists @full', () => {
  for (const list of [
    ...FILTERED_LISTS,
    { title: 'news', path: '/presse/news', prefix: 'tx_dmnews_newslist', pages: 2 },
  ]) {
    test(`[VI4] [VI12] ${list.title}: each page has its own title and canonical address, and no page follows the last`, async ({
      page,
      watch,
      siteUrl,
    }) => {
      watch.expectProblem(AUTOFOCUS_NOTE);
      for (const note of NOT_FOUND_NOTES) watch.expectProblem(note);
      const parameter = `${list.prefix}[page]`;
      const titles = new Set<string>();
      await page.goto(list.path);
      for (let number = 1; number <= list.pages; number += 1) {
        if (number > 1)
          await page.getByRole('main').getByRole('link', { name: 'Weiter', exact: true }).click();
        const address =
          number === 1 ? list.path : `${list.path}?${new URLSearchParams([[parameter, `${number}`]])}`;
        const canonical = page.locator('link[rel="canonical"]');
        await expect(canonical).toHaveAttribute('href', `${siteUrl}${address}`);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(list.pages);
      await expect(page.getByRole('main').getByRole('link', { name: 'Weiter', exact: true })).toHaveCount(0);
      const beyond = await page.goto(
        `${list.path}?${new URLSearchParams([[parameter, `${list.pages + 1}`]])}`,
      );
      expect(beyond?.status()).toBe(404);
    });
  }

  test('[VI12] a filter leads search engines to the whole list', async ({ page, siteUrl }) => {
    await page.goto('/presse/news?tx_dmnews_newslist[category]=Neubau');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/presse/news`);
  });
});
