import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './notice.examples.tsx';
import { Notice, type NoticeKind } from './notice.tsx';

describeComponent('Notice', examples);

describe('Notice', () => {
  it.each<[NoticeKind, string, string]>([
    ['info', 'Hinweis:', 'status'],
    ['success', 'Erfolg:', 'status'],
    ['warning', 'Achtung:', 'status'],
    ['error', 'Fehler:', 'alert'],
  ])('labels the kind %s and has a live region role', (kind, word, role) => {
    render(<Notice kind={kind} title="Etwas ist geschehen." live />);
    expect(screen.getByRole('img', { name: word })).toBeInTheDocument();
    expect(screen.getByRole(role).textContent).toBe('Etwas ist geschehen.');
  });

  it('has no live region role if it is not live', () => {
    render(<Notice kind="error">Der Aufzug steht.</Notice>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
