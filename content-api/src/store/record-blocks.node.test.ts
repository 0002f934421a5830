import { blockFor, fieldsInBlock, templatePath } from './record-blocks.ts';
import type { StoredBlock } from './stored-page.ts';

const TODAY = '2026-11-27';
const record = { title: 'Hof & <Garten>', wbs: 'erforderlich', kind: 'Laden', link: 'javascript:alert(1)' };

describe('a block of a record page', () => {
  it('has the fields of the record in its texts', () => {
    expect(filled({ heading: 'Anfrage zu „{title}“', list: [{ label: '[{missing} m²]{kind}' }] })).toEqual({
      heading: 'Anfrage zu „Hof & <Garten>“',
      list: [{ label: 'Laden' }],
    });
  });

  it('has them as text in HTML, and never in a tag', () => {
    const html = '<p>{title}</p><a href="{link}">{kind}</a>';
    expect(filled({ html, form: {}, note: '{title}', text: '[sic]' })).toEqual({
      ...{ form: {}, text: '[sic]' },
      html: '<p>Hof &amp; &lt;Garten&gt;</p><a href="{link}">Laden</a>',
      note: 'Hof &amp; &lt;Garten&gt;',
    });
  });

  it('is chosen by a field, and has nothing for null', () => {
    const field = { by: 'wbs', cases: { erforderlich: { name: 'wbs' } }, otherwise: null };
    const content = {
      fields: [{ by: 'kind', cases: { Laden: null }, otherwise: 'personen' }, field, 'name'],
    };
    expect(filled(content)).toEqual({ fields: [{ name: 'wbs' }, 'name'] });
    expect(filled({ only: { by: 'kind', cases: { Laden: null }, otherwise: 1 } })).toEqual({});
    expect(fieldsInBlock({ content }).map((reference) => reference.field)).toEqual(['kind', 'wbs']);
  });

  it('does not choose between HTML, which is sanitised only where it is written', () => {
    const html = { by: 'kind', cases: { Laden: '<script>' }, otherwise: '' };
    expect(filled({ html })).toEqual({ html });
  });

  it('has places that lead back to the template, for editors', () => {
    const content = {
      fields: [
        { by: 'kind', cases: { Laden: null }, otherwise: 'personen' },
        'name',
        { by: 'wbs', cases: {}, otherwise: { label: '' } },
      ],
    };
    expect(templatePath(content, record, '/fields/0')).toBe('/fields/1');
    expect(templatePath(content, record, '/fields/1/label')).toBe('/fields/2/otherwise/label');
    expect(templatePath(content, record, '/record/title')).toBe('/record/title');
  });
});

function filled(content: StoredBlock['content']): unknown {
  return blockFor({ id: 'anfrage', type: 'contact-form', content }, record, TODAY).content;
}
