import { describe, expect, it } from 'vitest';
import { defaultConfig, readConfig } from './config.ts';

describe('readConfig', () => {
  it.each([undefined, null, 'text', 7, [], {}, { support: 'Jo' }])(
    'reads %j as the defaults',
    (json) => {
      expect(readConfig(json)).toEqual(defaultConfig);
    },
  );

  it('takes each part on its own', () => {
    const support = { phone: '15555550199', email: 'jo@office.example' };
    expect(readConfig({ support: { ...support, name: ' ' }, idleSeconds: '5' })).toEqual({
      ...defaultConfig,
      support: { ...defaultConfig.support, ...support },
    });
    expect(readConfig({ support: { name: ' Jo Park ' } }).support.name).toBe('Jo Park');
    expect(readConfig({ idleSeconds: 5, helpVideosAddress: 'https://videos.example/a' })).toEqual({
      ...defaultConfig,
      idleSeconds: 5,
      helpVideosAddress: 'https://videos.example/a',
    });
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', ' '])(
    'refuses %j as the address of the help videos',
    (helpVideosAddress) => {
      expect(readConfig({ helpVideosAddress }).helpVideosAddress).toBe('');
    },
  );

  it.each([0, -1, Number.NaN])('refuses %d idle seconds', (idleSeconds) => {
    expect(readConfig({ idleSeconds }).idleSeconds).toBe(60);
  });
});
