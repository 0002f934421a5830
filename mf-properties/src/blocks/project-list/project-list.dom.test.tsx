import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '../../projects/project.ts';
import block from './block.ts';
import type { ProjectListContent } from './content.ts';
import examples from './project-list.examples.ts';
import ProjectList from './project-list.tsx';

const TITLE = 'tx_dmshprojects_projectslist[title]';
const REFERRER = 'tx_dmshprojects_projectslist[__referrer][@extension]';
const path = '/immobilien/projekte';
const project: Project = {
  uid: 4,
  title: 'Uferstraße',
  district: 'Hafen',
  address: 'Uferstraße 40–58, 09995 Elsenau',
  status: 'under-construction',
  homes: 126,
  completion: 2027,
  text: 'Zwei bis fünf Zimmer am Hafenbecken.',
};

describeConformance(block, examples);

describe('project-list filter', () => {
  it('[R2.2-1] submits the title to its own page and shows the active filter', () => {
    show({ filter: { title: 'Ufer' } });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Titel' });
    expect(field).toHaveValue('Ufer');
    expect(field.form?.method).toBe('get');
    expect(new URL(field.form?.action ?? '').pathname).toBe(path);
    expect(new Map(new FormData(field.form ?? undefined)).get(TITLE)).toBe('Ufer');
  });

  it('[R2.2-2] [AC3] submits its referrer and jumps to the focusable results, in the section that holds the form', () => {
    show({ total: 3, filter: { title: 'Ufer' } });
    const { form } = screen.getByRole<HTMLInputElement>('searchbox');
    expect(new FormData(form ?? undefined).get(REFERRER)).toEqual(expect.any(String));
    const section = screen.getByRole('region', { name: 'Projekte filtern' });
    expect(section).toContainElement(form);
    const results = within(section).getByRole('region', { name: '3 Projekte zu „Ufer“' });
    expect(form?.action).toMatch(new RegExp(`#${results.id}$`));
    expect(results.tabIndex).toBe(-1);
    expect(results).not.toContainElement(form);
  });

  it('[VI5] [R5.2-1] names input that it ignores, beside its field and after the number of results', () => {
    show({ total: 3, problems: [{ name: 'district', typed: 'Nirgends', reason: 'not-an-option' }] });
    expect(screen.getByRole('combobox', { name: 'Bezirk' })).toHaveAccessibleDescription(/^„Nirgends“/);
    expect(screen.getByRole('status').textContent).toBe(
      '3 Projekte. Nicht berücksichtigt: „Nirgends“, weil das nicht zur Auswahl steht; bitte wählen Sie etwas anderes.',
    );
  });

  it('[VI4] links to the other pages of a long list with the active filter', () => {
    show({ total: 30, page: 1, pages: 2, filter: { district: 'Nord' } });
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Weiter' }).href);
    expect([...searchParams]).toEqual([
      ['tx_dmshprojects_projectslist[district]', 'Nord'],
      ['tx_dmshprojects_projectslist[page]', '2'],
    ]);
  });

  it('[R2.2-1] submits selects and checkboxes and shows the number of results for each option', () => {
    show({ filter: { district: 'Nord', status: 'planned', features: ['Holzbau'] } });
    const district = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bezirk' });
    expect([...district.options].map(({ text }) => text)).toEqual(['Alle Bezirke', 'Hafen (2)', 'Nord (3)']);
    const sent = [...new FormData(district.form ?? undefined)].filter(([name]) => name !== REFERRER);
    expect(sent).toEqual([
      [TITLE, ''],
      ['tx_dmshprojects_projectslist[district]', 'Nord'],
      ['tx_dmshprojects_projectslist[status]', 'planned'],
      ['tx_dmshprojects_projectslist[kind]', ''],
      ['tx_dmshprojects_projectslist[features][]', 'Holzbau'],
    ]);
  });

  it('shows a chip for each active filter that links to the list without it', () => {
    show({ filter: { title: 'Ufer', features: ['Kita', 'Holzbau'] } });
    const chips = within(screen.getByRole('list', { name: 'Aktive Filter' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Titel: Ufer entfernen',
      'Kita entfernen',
      'Holzbau entfernen',
    ]);
    const href = new URL(chips[1]?.getAttribute('href') ?? '', 'https://a.example');
    expect([...href.searchParams]).toEqual([
      [TITLE, 'Ufer'],
      ['tx_dmshprojects_projectslist[features][]', 'Holzbau'],
    ]);
  });

  it('[R2.2-3] clears title, selects and checkboxes on reset and submits nothing', async () => {
    const submitted = recordSubmissions();
    show({ filter: { title: 'Ufer', district: 'Nord', features: ['Holzbau'] } });
    const visitor = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await visitor.type(field, 'straße');
    await visitor.click(screen.getByRole('button', { name: 'Felder leeren' }));
    expect(field).toHaveValue('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bezirk' }).selectedIndex).toBe(0);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Holzbau/ })).not.toBeChecked();
    expect(field).toHaveFocus();
    expect(submitted).toEqual([]);
  });

  it('[R2.2-4] [P35] links to the page without the query string to reset the list', () => {
    show({ filter: { title: 'Ufer' } });
    const reset = screen.getByRole('link', { name: 'Ohne Filter neu laden' });
    expect(reset).toHaveAttribute('href', path);
  });
});

describe('project-list result', () => {
  it('shows each project with title, district, address, status, homes, completion and text', () => {
    show({ items: [project], total: 1 });
    const card = within(screen.getByRole('article', { name: project.title }));
    expect(card.getByRole('heading', { level: 3, name: project.title })).toBeInTheDocument();
    const texts = ['126 Wohnungen', 'voraussichtlich 2027', 'im Bau'];
    for (const text of [project.district, project.address, project.text, ...texts]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
  });

  it('loads pictures in the first row eagerly, but gives none high priority, because the filter fills the first screen', () => {
    const shown: Project[] = examples.flatMap(({ content }) => content.items);
    const picture = shown.find((item) => item.picture)?.picture;
    if (!picture) throw new Error('no example');
    const pictured = [1, 2, 3, 4].map((uid) => ({ ...project, uid, picture }));
    show({ level: 1, items: [{ ...project, uid: 5 }, ...pictured], total: 5 });
    const images = screen.getAllByRole('img', { name: picture.alt });
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy']);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([null, null, null, null]);
  });

  it('announces the number of results as a status', () => {
    show({ items: [project], total: 1, filter: { title: 'Ufer' } });
    expect(screen.getByRole('status').textContent).toBe('1 Projekt zu „Ufer“');
  });

  it('suggests other searches when the filter matches nothing', () => {
    show({ filter: { title: 'Luftschloss' } });
    expect(screen.getByText(/Prüfen Sie die Schreibweise/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

function show({
  filter,
  ...content
}: Partial<Omit<ProjectListContent, 'filter'>> & { filter?: Partial<ProjectListContent['filter']> }): void {
  const empty = { title: '', district: '', status: '', kind: '', features: [], submitted: false };
  render(
    <ProjectList
      id="projekte"
      content={{
        heading: 'Projekte',
        queryPrefix: 'tx_dmshprojects_projectslist',
        filter: { ...empty, ...filter },
        options: {
          district: [
            { value: 'Hafen', hits: 2 },
            { value: 'Nord', hits: 3 },
          ],
          status: [{ value: 'planned', hits: 1 }],
          kind: [],
          features: [
            { value: 'Kita', hits: 1 },
            { value: 'Holzbau', hits: 2 },
          ],
        },
        items: [],
        total: 0,
        ...content,
      }}
      page={{ path }}
    />,
  );
}

/** Records the fields of every form submitted from now on; jsdom does not navigate. */
function recordSubmissions(): [string, FormDataEntryValue][][] {
  const submitted: [string, FormDataEntryValue][][] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push([...new FormData(event.target as HTMLFormElement)]);
  });
  return submitted;
}
