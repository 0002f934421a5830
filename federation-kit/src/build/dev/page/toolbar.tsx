import { useLog } from './log.ts';
import { CHOICES, changeSettings, type Settings, useSettings } from './settings.ts';
import { Thrown } from './thrown.tsx';

const LEGENDS: Readonly<Record<keyof Settings, string>> = {
  rendering: 'Rendering',
  scheme: 'Colours',
  width: 'Width',
};

const LABELS: Readonly<Record<string, string>> = { live: 'live', static: 'server, without JavaScript' };

/** Chooses how the examples are shown, and lists what happened on the page. */
export function Toolbar() {
  return (
    <aside aria-label="Workbench" className="workbench-bar" lang="en">
      <Choice name="rendering" />
      <Choice name="scheme" />
      <Choice name="width" />
      <Log />
    </aside>
  );
}

function Choice<Name extends keyof Settings>({ name }: { name: Name }) {
  const settings = useSettings();
  return (
    <fieldset>
      <legend>{LEGENDS[name]}</legend>
      {CHOICES[name].map((value) => (
        <button
          aria-pressed={settings[name] === value}
          key={value}
          onClick={() => changeSettings({ [name]: value })}
          type="button"
        >
          {LABELS[value] ?? value}
        </button>
      ))}
    </fieldset>
  );
}

function Log() {
  const entries = useLog();
  const problems = entries.filter(({ kind }) => kind !== 'event').length;
  return (
    <details>
      <summary>
        Log: {entries.length - problems} events, {problems} problems
      </summary>
      <ol>
        {entries.map(({ number, kind, text, thrown }) => (
          <li key={number}>
            {thrown ? (
              <Thrown by="A handler or a timer" error={thrown.error} />
            ) : (
              <>
                {kind} <code>{text}</code>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
