import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/heat', { page: 'new', game: 'heat' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/abc/', { page: 'table', id: 'abc' }],
    ['/t/abc/tv', { page: 'tv', id: 'abc' }],
    ['/t/abc/tv/x', { page: 'nowhere' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc', entry: null }],
    ['/t/abc/replay/12', { page: 'replay', id: 'abc', entry: 12 }],
    ['/t/abc/replay/x', { page: 'nowhere' }],
    ['/join', { page: 'join' }],
    ['/seat', { page: 'seat' }],
    ['/rules', { page: 'rules', game: null, table: null }],
    ['/rules/heat', { page: 'rules', game: 'heat', table: null }],
    ['/rules/heat/t1', { page: 'rules', game: 'heat', table: 't1' }],
    ['/settings', { page: 'settings' }],
    ['/settings/x', { page: 'nowhere' }],
    ['/docs', { page: 'nowhere' }],
  ])('reads %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
