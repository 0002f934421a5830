import { Button } from '../button/button.tsx';
import type { ComponentExample } from '../component-example.ts';
import { FilterPanel } from '../filter-panel/filter-panel.tsx';
import { Link } from '../link/link.tsx';
import {
  ActiveFilters,
  activeFilters,
  ChoiceFilter,
  ChoicesFilter,
  ChoicesMenuFilter,
  EmptyResult,
  FilterLinks,
  FlagsFilter,
  filterFields,
  HitsButton,
  ListResults,
  listAddress,
  RangeFilter,
  SortMenu,
  TextFilter,
} from './list.tsx';

const list = { path: '/wohnungen', queryPrefix: 'wohnungen', anchor: 'liste' };

const filter = {
  ...{ titel: 'Ufer', bezirk: 'Hafen', mietevon: '', mietebis: '900.5' },
  ...{ lage: ['am Wasser', 'ruhig'], balkon: true, aufzug: false },
};

const field = filterFields({
  id: 'wohnungen-filter',
  queryPrefix: list.queryPrefix,
  filter,
  options: {
    bezirk: [
      { value: 'Hafen', hits: 3 },
      { value: 'Nord', hits: 0 },
    ],
    lage: [
      { value: 'am Wasser', hits: 2 },
      { value: 'ruhig', hits: 5 },
    ],
  },
});

const problems = [
  { name: 'bezirk', typed: 'Nirgends', reason: 'not-an-option' },
  { name: 'mietevon', typed: 'abc', reason: 'not-a-number' },
  { name: 'mietebis', typed: '9'.repeat(99), reason: 'not-a-number' },
  { name: 'lage', typed: 'laut', reason: 'not-an-option' },
] as const;

const findField = filterFields({
  ...{ id: 'wohnungen-finden', queryPrefix: list.queryPrefix, filter: { bezirk: '' } },
  options: { bezirk: [{ value: 'Hafen', hits: 3 }] },
});

const fieldWithProblems = filterFields({
  ...{ id: 'wohnungen-fehler', queryPrefix: list.queryPrefix, filter, problems },
  options: { bezirk: [{ value: 'Hafen', hits: 3 }], lage: [{ value: 'ruhig', hits: 5 }] },
});

const hrefOf = (value: string) => listAddress(list, { filter: { bezirk: value } });

export default [
  {
    name: 'Filter mit allen Feldern',
    element: (
      <FilterPanel
        id="wohnungen-filter"
        legend="Wohnungen filtern"
        action="/wohnungen#liste"
        resetBy="clearing"
      >
        <TextFilter {...field('titel')} label="Titel" hint="Ein Wort aus dem Titel genügt." />
        <ChoiceFilter {...field('bezirk')} label="Bezirk" all="Alle Bezirke" />
        <RangeFilter from={field('mietevon')} to={field('mietebis')} label="Miete" unit="€" />
        <ChoicesFilter {...field('lage')} label="Lage" hint="Es genügt, wenn eines davon zutrifft." />
        <FlagsFilter
          id="wohnungen-filter-ausstattung"
          label="Ausstattung"
          flags={[
            { ...field('balkon'), label: 'Balkon' },
            { ...field('aufzug'), label: 'Aufzug' },
          ]}
        />
      </FilterPanel>
    ),
  },
  {
    name: 'nicht lesbare Angaben',
    element: (
      <FilterPanel
        id="wohnungen-fehler"
        legend="Wohnungen filtern"
        action="/wohnungen#treffer"
        resetBy="reloading"
      >
        <ChoiceFilter {...fieldWithProblems('bezirk')} label="Bezirk" all="Alle Bezirke" />
        <RangeFilter
          from={fieldWithProblems('mietevon')}
          to={fieldWithProblems('mietebis')}
          label="Miete"
          unit="€"
        />
        <ChoicesFilter {...fieldWithProblems('lage')} label="Lage" />
      </FilterPanel>
    ),
  },
  {
    name: 'knappe Felder',
    element: (
      <FilterPanel id="wohnungen-knapp" legend="Wohnungen filtern" action="/wohnungen" resetBy="reloading">
        <ChoicesMenuFilter
          {...field('lage')}
          id="wohnungen-knapp-lage"
          label="Lage"
          all="Alle Lagen"
          errors={['„laut“ steht nicht zur Auswahl.']}
        />
        <TextFilter {...field('mietebis')} isNumber id="wohnungen-knapp-miete" label="Miete bis, in €" />
      </FilterPanel>
    ),
  },
  {
    name: 'Sortierung',
    element: (
      <SortMenu
        sorts={[
          { value: '', label: 'Neueste zuerst' },
          { value: 'miete', label: 'Miete, niedrigste zuerst' },
        ]}
        current=""
        hrefOf={(sort) => listAddress(list, { filter: {}, sort })}
      />
    ),
  },
  {
    name: 'Treffer',
    element: (
      <ListResults
        id="treffer"
        result="24 Treffer"
        problems={problems}
        filters={activeFilters({ bezirk: 'Hafen' }, (_, value) => value)}
        hrefOf={(without) => listAddress(list, { filter: without })}
      >
        <p>Die Liste</p>
      </ListResults>
    ),
  },
  {
    name: 'aktive Filter',
    element: (
      <ActiveFilters
        filters={activeFilters(filter, (name, value) => (name === 'balkon' ? 'mit Balkon' : value))}
        hrefOf={(without) => listAddress(list, { filter: without })}
      />
    ),
  },
  {
    name: 'Knopf mit Trefferzahl',
    element: (
      <form id="wohnungen-finden" action="/wohnungen">
        <ChoiceFilter {...findField('bezirk')} label="Bezirk" all="Alle Bezirke" />
        <HitsButton form="wohnungen-finden" total={1240} one="Wohnung" many="Wohnungen" />
      </form>
    ),
  },
  {
    name: 'Links statt eines Formulars',
    element: (
      <FilterLinks
        label="Wohnungen nach Bezirk"
        current="Hafen"
        links={[
          { value: '', label: 'Alle', href: hrefOf('') },
          { value: 'Hafen', label: 'Hafen', href: hrefOf('Hafen') },
          { value: 'Nord', label: 'Nord', href: hrefOf('Nord') },
        ]}
      />
    ),
  },
  {
    name: 'nichts gefunden, mit Knopf',
    element: (
      <EmptyResult
        isFiltered
        noRecords="Zurzeit ist nichts frei."
        noMatch="Dazu ist gerade nichts frei. Nehmen Sie einen Filter weg."
        reset={<Button href="/wohnungen">Ohne Filter neu laden</Button>}
      />
    ),
  },
  {
    name: 'leere Liste, langes Wort',
    element: (
      <EmptyResult
        isFiltered={false}
        noRecords={'Wohnungsbaugenossenschaft'.repeat(8)}
        noMatch="Dazu ist gerade nichts frei."
        reset={<Link href="/wohnungen">Ohne Filter neu laden</Link>}
      />
    ),
  },
] satisfies ComponentExample[];
