import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { Table } from '@stadtraum/shared-ui/table';
import { ContactPerson, mailTo } from '../../contact/contact-person.tsx';
import { FactList } from '../../facts/fact-list.tsx';
import { describeCompletion, describeHomes, STATUS_TEXTS } from '../../projects/project-text.ts';
import type { ProjectFactsContent } from './content.ts';
import styles from './project-facts.module.css';

/** The facts about a building project: homes, architects, period and contact. */
export default function ProjectFacts({ id, content }: BlockProps<ProjectFactsContent>) {
  const { record } = content;
  const { title, html, units, contact, features, architects, period, status, homes } = record;
  const textId = `${id}-text`;
  return (
    <section className={styles.project} aria-labelledby={textId}>
      <div className={styles.main}>
        <Heading level={2} id={textId}>
          Das Vorhaben
        </Heading>
        <RichText html={html} />
        {units.length > 0 && (
          <Table
            caption="Wohnungen"
            columns={[
              { key: 'rooms', label: 'Größe', isRowHead: true },
              { key: 'homes', label: 'Anzahl', isNumeric: true },
              { key: 'area', label: 'Fläche', isNumeric: true },
              { key: 'subsidised', label: 'davon mit WBS', isNumeric: true },
            ]}
            rows={units.map((unit) => ({ key: unit.rooms, cells: unit }))}
          />
        )}
      </div>
      <div className={styles.side}>
        <FactList
          facts={[
            ['Stand', STATUS_TEXTS[status]],
            ['Umfang', describeHomes(homes)],
            ['Bauzeit', period],
            ['Fertigstellung', describeCompletion(record)],
            ['Entwurf', architects],
            ...(features.length > 0 ? [['Merkmale', features.join(', ')] as const] : []),
          ]}
        />
        <ContactPerson
          contact={contact}
          level={2}
          heading="Fragen zum Vorhaben"
          button={{ label: 'Frage schreiben', href: mailTo(contact, `Frage zum Projekt ${title}`) }}
        />
      </div>
    </section>
  );
}
