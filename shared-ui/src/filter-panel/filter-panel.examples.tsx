import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import type { ComponentExample } from '../component-example.ts';
import { DateRange } from '../date-range/date-range.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterOpener, FilterPanel } from './filter-panel.tsx';

const topics = [
  { value: '', label: 'Alle Themen' },
  { value: 'neubau', label: 'Neubau' },
  { value: 'ausbildung', label: 'Ausbildung' },
];

const formats = ['JPEG', 'TIFF', 'PDF'].map((label) => ({ value: label, label }));

export default [
  {
    name: 'ein Feld',
    element: (
      <FilterPanel id="filter-eins" legend="Projekte filtern" action="/projekte" resetBy="clearing">
        <TextField
          id="filter-eins-titel"
          name="titel"
          label="Titel"
          type="search"
          hint="Ein Wort aus dem Titel genügt, zum Beispiel „Uferstraße“."
        />
      </FilterPanel>
    ),
  },
  {
    name: 'mehrere Felder',
    element: (
      <FilterPanel
        id="filter-viele"
        legend="Bildmaterial filtern"
        action="/presse/bildmaterial"
        resetBy="submitting"
        resetHref="/presse/bildmaterial?titel="
      >
        <TextField
          id="filter-viele-titel"
          name="titel"
          label="Titel"
          type="search"
          defaultValue="Richtfest"
          hint="Ein Wort aus dem Titel genügt."
        />
        <Select id="filter-viele-thema" name="thema" label="Thema" options={topics} defaultValue="neubau" />
        <Select
          id="filter-viele-jahr"
          name="jahr"
          label="Jahr der Aufnahme oder, bei Plänen, der Zeichnung"
          options={topics}
        />
        <CheckboxGroup
          id="filter-viele-format"
          name="format"
          label="Format"
          hint="Beim Ankreuzen wird sofort gefiltert."
          options={formats}
          defaultValues={['JPEG']}
        />
      </FilterPanel>
    ),
  },
  {
    name: 'mit weiteren Feldern, auf schmalen Bildschirmen in einer Schublade',
    element: (
      <>
        <FilterPanel
          id="filter-mehr"
          legend="Angebote filtern"
          action="/angebote"
          resetBy="clearing"
          submitLabel="Angebote zeigen"
          more={{
            fields: <Select id="filter-mehr-art" name="art" label="Objektart" options={topics} />,
            count: 2,
            startsOpen: true,
          }}
          isDrawer
        >
          <TextField id="filter-mehr-miete" name="miete" label="Gesamtmiete bis, in €" />
          <TextField id="filter-mehr-zimmer" name="zimmer" label="Zimmer ab" />
        </FilterPanel>
        <FilterOpener filterId="filter-mehr" count={3} />
      </>
    ),
  },
  {
    name: 'Zeitraum',
    element: (
      <FilterPanel
        id="filter-frist"
        legend="Ausschreibungen filtern"
        action="/ausschreibungen"
        resetBy="reloading"
      >
        <DateRange
          from={{ id: 'filter-frist-von', name: 'ausfristvon', label: 'Angebotsfrist ab' }}
          to={{
            id: 'filter-frist-bis',
            name: 'ausfristbis',
            label: 'Angebotsfrist bis',
            defaultValue: '18.12.2026',
          }}
        />
      </FilterPanel>
    ),
  },
  {
    name: 'mit Fehler und langen Wörtern',
    element: (
      <FilterPanel
        id="filter-fehler"
        legend="Ausschreibungen filtern"
        action="/ausschreibungen"
        resetBy="submitting"
        submitLabel="Ausschreibungen nach Vergabeverfahrensarten filtern"
        resetLabel={'Filterzurücksetzung'.repeat(10)}
      >
        <TextField
          id="filter-fehler-titel"
          name="titel"
          label={'Vergabeverfahrensbezeichnung'.repeat(8)}
          defaultValue={'Dachdeckerarbeiten'.repeat(10)}
          errors={['Höchstens 200 Zeichen.']}
        />
        <Select id="filter-fehler-thema" name="thema" label="Gewerk" options={topics} hint="Eines davon" />
      </FilterPanel>
    ),
  },
] satisfies ComponentExample[];
