import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import { EXAMPLE_PICTURES } from './example-pictures.ts';
import examples from './picture.examples.tsx';
import { Picture } from './picture.tsx';

describeComponent('Picture', examples);

const picture = { ...EXAMPLE_PICTURES.landscape, src: '/media/hof.1f3c5a7e', widths: [320, 960, 2400] };
const sizes = '(width >= 62rem) 33vw, 100vw';
const image = () => screen.getByRole<HTMLImageElement>('img');
const sources = () => [...document.querySelectorAll('source')];

describe('Picture', () => {
  it('offers every width in AVIF, WebP and JPEG, in this order, with the rendered width', () => {
    render(<Picture picture={picture} sizes={sizes} />);
    expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect([...sources(), image()].map(({ srcset }) => srcset)).toEqual(
      ['avif', 'webp', 'jpg'].map((format) =>
        [320, 960, 2400].map((width) => `/media/hof.1f3c5a7e/${width}.${format} ${width}w`).join(', '),
      ),
    );
    expect([...sources(), image()].map((element) => element.sizes)).toEqual([sizes, sizes, sizes]);
    expect(image()).toHaveAttribute('src', '/media/hof.1f3c5a7e/960.jpg');
  });

  it('uses the smallest width for `src` if all widths are large', () => {
    render(<Picture picture={{ ...picture, widths: [1600, 2400] }} sizes={sizes} />);
    expect(image()).toHaveAttribute('src', '/media/hof.1f3c5a7e/1600.jpg');
  });

  it('reserves its space and fills it with a blurred preview', () => {
    render(<Picture picture={picture} sizes={sizes} />);
    expect([image().width, image().height]).toEqual([2400, 1600]);
    const { style } = image().parentElement as HTMLElement;
    expect(style.getPropertyValue('--picture-ratio')).toBe('2400 / 1600');
    expect(style.getPropertyValue('--picture-placeholder')).toBe(`url("${picture.placeholder}")`);
  });

  it('loads lazily and decodes asynchronously', () => {
    render(<Picture picture={picture} sizes={sizes} />);
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('decoding', 'async');
    expect(image().hasAttribute('fetchpriority')).toBe(false);
  });

  it('loads eagerly without priority if `loading` is eager', () => {
    render(<Picture picture={picture} sizes={sizes} loading="eager" />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image().hasAttribute('fetchpriority')).toBe(false);
  });

  it('loads eagerly and with high fetch priority if `priority` is set', () => {
    render(<Picture picture={picture} sizes={sizes} priority />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
    expect(image().hasAttribute('decoding')).toBe(false);
  });

  it('uses the picture’s alternative text, another text, or none', () => {
    const { rerender } = render(<Picture picture={picture} sizes={sizes} />);
    expect(screen.getByRole('img', { name: picture.alt })).toBeInTheDocument();
    rerender(<Picture picture={picture} sizes={sizes} alt="Unser Hof" />);
    expect(screen.getByRole('img', { name: 'Unser Hof' })).toBeInTheDocument();
    rerender(<Picture picture={picture} sizes={sizes} alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('can be cropped to another aspect ratio', () => {
    render(<Picture picture={picture} sizes={sizes} ratio="3 / 4" position="0 0" />);
    const { style } = image().parentElement as HTMLElement;
    expect(style.getPropertyValue('--picture-ratio')).toBe('3 / 4');
    expect(style.getPropertyValue('--picture-position')).toBe('0 0');
  });
});
