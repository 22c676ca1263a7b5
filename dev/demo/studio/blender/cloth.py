"""A silhouette as two layers of cloth, a little blown up, that fall on a table."""
import math
import bmesh
import bpy
import numpy as np
from mathutils import Vector


def add_mesh(name, vertices, faces, uvs=None, material=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def sheet(mask, cell, height):
    """Two layers over the mask, joined at its rim: vertices, faces, uvs. One vertex for `cell` pixels; `height` in units."""
    rows, columns = mask.shape
    unit = height / rows
    ys, xs = np.arange(0, rows, cell), np.arange(0, columns, cell)
    inside = mask[np.ix_(ys, xs)] > 0.5
    quads = inside[:-1, :-1] & inside[1:, :-1] & inside[:-1, 1:] & inside[1:, 1:]
    used = np.zeros_like(inside)
    for down in (0, 1):
        for right in (0, 1):
            used[down:down + quads.shape[0], right:right + quads.shape[1]] |= quads
    padded = np.pad(quads, 1)
    whole = padded[:-1, :-1] & padded[1:, :-1] & padded[:-1, 1:] & padded[1:, 1:]
    rim = used & ~whole
    top, bottom, vertices, uvs, at_rim = {}, {}, [], [], []
    for i, j in zip(*np.nonzero(used)):
        x, y = (xs[j] - columns / 2) * unit, (ys[i] - rows / 2) * unit
        layers = ((top, 0.05), (bottom, 0.02)) if not rim[i, j] else ((top, 0.035),)
        for layer, z in layers:
            layer[i, j] = len(vertices)
            vertices.append((x, y, z))
            uvs.append((xs[j] / columns, ys[i] / rows))
            at_rim.append(bool(rim[i, j]))
        bottom.setdefault((i, j), top[i, j])
    faces = []
    for i, j in zip(*np.nonzero(quads)):
        corners = [(i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j)]
        faces.append([top[corner] for corner in corners])
        faces.append([bottom[corner] for corner in reversed(corners)])
    return vertices, faces, uvs, at_rim


def relax_rim(made, at_rim, rounds=16):
    """The stairs of the grid's rim become a line."""
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    rim = [vertex for vertex, is_rim in zip(mesh.verts, at_rim) if is_rim]
    for _ in range(rounds):
        moved = {}
        for vertex in rim:
            ends = [edge.other_vert(vertex) for edge in vertex.link_edges]
            ends = [end for end in ends if at_rim[end.index]]
            if len(ends) >= 2:
                middle = sum((end.co for end in ends), Vector()) / len(ends)
                moved[vertex] = vertex.co * 0.4 + middle * 0.6
        for vertex, place in moved.items():
            vertex.co = place
    mesh.to_mesh(made.data)
    mesh.free()


def garment(mask, material, height=2.3, pressure=1.2, shrink=-0.04, stiffness=12, frames=34, cell=7):
    vertices, faces, uvs, at_rim = sheet(mask, cell, height)
    made = add_mesh("garment", vertices, faces, uvs, material)
    relax_rim(made, at_rim)
    # A little disorder, as hands leave it: without it nothing would fold.
    for vertex in made.data.vertices:
        x, y, _ = vertex.co
        vertex.co.z += 0.05 + 0.025 * math.sin(3.1 * x + 2 * y) + 0.02 * math.sin(5.3 * y - 2.2 * x + 1)
    table = add_mesh("collider", [(-4, -4, 0), (4, -4, 0), (4, 4, 0), (-4, 4, 0)], [[0, 1, 2, 3]])
    table.modifiers.new("collision", "COLLISION")
    table.collision.thickness_outer = 0.012
    table.collision.cloth_friction = 25
    simulation = made.modifiers.new("cloth", "CLOTH")
    settings = simulation.settings
    settings.quality, settings.mass, settings.bending_stiffness, settings.shear_stiffness = 5, 0.25, 0.35, 4
    settings.tension_stiffness = settings.compression_stiffness = stiffness
    settings.use_pressure, settings.uniform_pressure_force, settings.shrink_min = True, pressure, shrink
    simulation.collision_settings.distance_min = 0.01
    simulation.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data = fallen
    for polygon in fallen.polygons:
        polygon.use_smooth = True
    made.modifiers.new("smooth", "SUBSURF").render_levels = 2
    bpy.data.objects.remove(table)
    return made
